import { type UnknownAction } from '@reduxjs/toolkit';
import { Folder, FolderPlus, PlusLg, type Icon } from 'react-bootstrap-icons';
import { EmptyState } from '@/components/state/EmptyState';
import { AddButton } from './AddButton';
import { Fills } from './Fills';
import { emptyListLinks } from './list/listTools';

interface Props {
  title: string;
  text?: string;
  /** The label of the button that adds the first item. */
  add: string;
  /** The action that opens its dialog. */
  opens: UnknownAction;
}

/** A screen's list without items, and the button that adds the first one. */
export function EmptyList({ icon: Picture, title, text, add, opens }: Props & { icon: Icon }) {
  const button = (
    <>
      <AddButton icon={PlusLg} label={add} opens={opens} className="btn-primary" />
      <Fills of={emptyListLinks} />
    </>
  );
  return <EmptyState icon={<Picture aria-hidden />} title={title} text={text} action={button} />;
}

/** Tabs without a folder or category, and the button that adds the first one. */
export function NoFolders({ title, text, add, opens }: Props) {
  const button = <AddButton icon={FolderPlus} label={add} opens={opens} className="btn-outline-secondary" />;
  return <EmptyState icon={<Folder aria-hidden />} title={title} text={text} action={button} />;
}
