import { callLog } from '@/services/http/callLog';
import { type Report } from '@/capabilities/sessionReport/format';
import { record } from '@/capabilities/sessionReport/recorder';
import { sentenceOf } from '@/capabilities/sessionReport/sentences';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** Functions that open the panel with its recorder, with what a report would say, and create members. */
export function recordedPanel() {
  const mock = mockServer();
  afterEach(() => callLog.clear());

  function recorded(address: string, scenario: string | null = null) {
    const view = renderApp(address, mock.admin());
    const recorder = record(view.host, scenario);
    const text = () => recorder.text();
    const read = () => JSON.parse(text()) as Report;
    const said = () => {
      const report = read();
      return report.steps.flatMap((step) => sentenceOf(step, report)?.text.replace(/\d\.\d s/, 'a moment') ?? []);
    };
    const leave = () => {
      recorder.stop();
      view.leave();
    };
    return { ...view, text, read, said, leave };
  }

  const member = (firstName: string) =>
    mock.create('user', {
      firstName,
      lastName: 'Iqbal',
      email: `${firstName}@mail.com`,
      createdAt: '2026-01-01T00:00:00Z',
    });

  return { mock, recorded, member };
}
