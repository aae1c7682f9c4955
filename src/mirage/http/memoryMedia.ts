import { type MediaStore } from '../calls/mediaStore';

/** Stores uploads in memory; a stored name is a path below the media host, such as `uploads/1-face.png`. */
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
