import { type MockApi } from '../api';
import { AREAS } from '../handlers/handlers';
import { namesOnly } from '../mediaStore';
import { table, type WithDb } from '../table';

/** Every path that the mock server answers, as its areas name them. */
export function pathsOf(server: WithDb): string[] {
  const paths: string[] = [];
  const api: MockApi = {
    post: (path) => void paths.push(path),
    table: (name) => table(server, name),
    media: namesOnly(),
  };
  for (const addArea of AREAS) addArea(api);
  return paths.sort();
}
