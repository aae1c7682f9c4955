import '@/styles/main.scss';
import './shell/shell.scss';
import { pause } from '@/lib/pause';

/** Runs the code of the large libraries in tasks of their own, because one task for all of it would block the page. */
async function runInParts() {
  await import(/* webpackMode: "eager" */ './renderPanel');
  await pause();
  await import(/* webpackMode: "eager" */ '@/services/http/api');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  await start();
}

/** Shows why the panel cannot start, for the operator who has to fix it. */
function showFailure(error: unknown) {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.className = 'start-failure';
  message.textContent = `This panel cannot start. ${(error as Error).message}`;
  document.getElementById('root')!.replaceChildren(message);
}

runInParts().catch(showFailure);
