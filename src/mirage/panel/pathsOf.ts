import { type MockApi } from '../calls/api';
import { defineHandlers } from '../areas/areas';
import { namesOnly } from '../calls/mediaStore';
import { table, type WithDb } from '../database/table';

/** Every path that has a handler. */
export function pathsOf(server: WithDb): string[] {
  const paths: string[] = [];
  const api: MockApi = {
    post: (path) => void paths.push(path),
    table: (name) => table(server, name),
    media: namesOnly(),
  };
  defineHandlers(api);
  return paths.sort();
}
