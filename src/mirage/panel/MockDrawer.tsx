import { useId } from 'react';
import Offcanvas, { type OffcanvasProps } from 'react-bootstrap/Offcanvas';
import { XLg } from 'react-bootstrap-icons';
import { type BrowserMock } from '../browser/startInBrowser';
import { type MockChoice } from '../browser/choice';
import { DataFields } from './DataFields';
import { FailureFields } from './FailureFields';
import { LatencyField } from './LatencyField';
import { ReportField, type OpenReport } from './ReportField';
import { RoleButtons, type EnterAs } from './RoleButtons';
import { ScenarioField } from './ScenarioField';

/** What the panel does beyond the mock server. */
export interface PanelActs {
  enterAs: EnterAs;
  /** Absent where nothing reads reports. */
  openReport?: OpenReport;
  /** How its dialogs lie over the page. */
  over: Pick<OffcanvasProps, 'manager' | 'enforceFocus'>;
}

interface Props {
  mock: BrowserMock;
  choice: MockChoice;
  onChoose: (next: MockChoice) => void;
  acts: PanelActs;
  onClose: () => void;
}

/** Chooses who is signed in, the data, and how calls behave. */
export function MockDrawer({ mock, choice, onChoose, acts, onClose }: Props) {
  const titleId = useId();
  const load = (scenario: MockChoice['scenario']) => {
    onChoose({ ...choice, scenario });
    window.location.reload();
  };
  return (
    <Offcanvas {...acts.over} show onHide={onClose} placement="end" aria-labelledby={titleId} className="mock-drawer">
      <Offcanvas.Header>
        <Offcanvas.Title as="h2" id={titleId} className="modal-title">
          Mock server
        </Offcanvas.Title>
        <button type="button" className="btn btn-quiet btn-icon push" aria-label="Close" onClick={onClose}>
          <XLg aria-hidden />
        </button>
      </Offcanvas.Header>
      <Offcanvas.Body>
        <ScenarioField scenario={choice.scenario} onLoad={load} />
        <LatencyField latency={choice.latency} onChange={(latency) => onChoose({ ...choice, latency })} />
        <FailureFields
          server={mock.server}
          failures={choice.failures}
          onChange={(failures) => onChoose({ ...choice, failures })}
        />
        <RoleButtons mock={mock} enterAs={acts.enterAs} />
        <DataFields data={mock.data} />
        {acts.openReport && <ReportField openReport={acts.openReport} />}
      </Offcanvas.Body>
    </Offcanvas>
  );
}
