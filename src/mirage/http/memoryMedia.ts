import { type MediaStore } from '../calls/mediaStore';

/** Keeps uploads in memory; their stored names are paths below the media host, `uploads/1-face.png`. */
export class MemoryMedia implements MediaStore {
  private readonly files = new Map<string, File>();

  save(file: File): string {
    const name = `uploads/${this.files.size + 1}-${file.name.replace(/[/\\]/g, '-')}`;
    this.files.set(name, file);
    return name;
  }

  find(name: string): File | undefined {
    return this.files.get(name);
  }
}
