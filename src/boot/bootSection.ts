import { type Section } from '@/screen/section';

/** What the boot script needs of a section. */
export interface BootSection extends Pick<Section, 'module'> {
  /** The files of the shell and the screen that index.html does not name, from the root of the site. */
  files: string[];
  calls: readonly string[];
}
