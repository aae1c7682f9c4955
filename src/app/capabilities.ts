import { answerDesk } from '@/capabilities/answerDesk/manifest';
import { attention } from '@/capabilities/attention/manifest';
import { bringIn } from '@/capabilities/bringIn/manifest';
import { calls } from '@/capabilities/calls/manifest';
import { changeMany } from '@/capabilities/changeMany/manifest';
import { conditions } from '@/capabilities/conditions/manifest';
import { copy } from '@/capabilities/copy/manifest';
import { devTools } from '@/capabilities/devTools/manifest';
import { foundElsewhere } from '@/capabilities/foundElsewhere/manifest';
import { goesWith } from '@/capabilities/goesWith/manifest';
import { checks } from '@/capabilities/checks/manifest';
import { help } from '@/capabilities/help/manifest';
import { journal } from '@/capabilities/journal/manifest';
import { memberAnswers } from '@/capabilities/memberAnswers/manifest';
import { memberPanel } from '@/capabilities/memberPanel/manifest';
import { menuMatrix } from '@/capabilities/menuMatrix/manifest';
import { palette } from '@/capabilities/palette/manifest';
import { paymentQueue } from '@/capabilities/paymentQueue/manifest';
import { queue } from '@/capabilities/queue/manifest';
import { rounds } from '@/capabilities/rounds/manifest';
import { print } from '@/capabilities/print/manifest';
import { savedViews } from '@/capabilities/savedViews/manifest';
import { pictureTools } from '@/capabilities/pictureTools/manifest';
import { sessionReport } from '@/capabilities/sessionReport/manifest';
import { sidebarPreview } from '@/capabilities/sidebarPreview/manifest';
import { tabsInStep } from '@/capabilities/tabsInStep/manifest';
import { tour } from '@/capabilities/tour/manifest';
import { troubleReports } from '@/capabilities/troubleReports/manifest';
import { weekBoard } from '@/capabilities/weekBoard/manifest';
import { type Capability } from '@/screen/capability';

/** All capabilities. Without its two lines here and its folder, one is gone. Slots are read in this order. */
export const CAPABILITIES: readonly Capability[] = [
  troubleReports,
  tabsInStep,
  palette,
  help,
  tour,
  journal,
  calls,
  sessionReport,
  sidebarPreview,
  foundElsewhere,
  savedViews,
  devTools,
  goesWith,
  attention,
  pictureTools,
  answerDesk,
  conditions,
  copy,
  weekBoard,
  menuMatrix,
  checks,
  changeMany,
  bringIn,
  memberPanel,
  queue,
  rounds,
  memberAnswers,
  paymentQueue,
  print,
];
