import { PlusLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { AddButton } from '@/screen/AddButton';
import { ChecksLinkPart, ChecksPart, lazyChecks } from '@/screen/checks/ChecksPart';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { useListPlansQuery } from '@/services/plans';
import { PlansList } from './PlansList';
import { PLANS_TABLE } from './plansColumns';
import {
  dialogClosed,
  dialogOpened,
  PLANS,
  plansScreen,
  plansUrlFields,
  searchChanged,
  selectPlansScreen,
  viewSelected,
} from './plansScreen';
import { PLANS_EXPORT, searchPlans } from './plansView';
import './plans.scss';

const plansDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "plans-dialogs" */ './PlansDialogs')).PlansDialogs,
);
const plansSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "plans-dialogs" */ './PlansSaved')).PlansSaved,
);
const checks = lazyChecks(async () => (await import(/* webpackChunkName: "checks" */ './checks')).plansChecks);

/** The Plans screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
export function PlansPage() {
  const { view, search, dialog, saved } = useSelector(selectPlansScreen);
  const { data: plans, isFetching } = useListPlansQuery(undefined, ON_ENTRY);
  const checked = { plans, isLoading: isFetching };
  const rows = () => searchPlans(plans ?? [], search);
  return (
    <>
      {view === 'checks' ? (
        <ChecksPart of={checks} lists={checked} section="Plans" back={viewSelected('list')} />
      ) : (
        <>
          <div className="page-head">
            <ChecksLinkPart of={checks} lists={checked} />
            <div className="page-actions push">
              <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
                Create New Plan
              </AddButton>
            </div>
          </div>
          <ViewChips screen={PLANS} table={PLANS_TABLE.name} rows={plans && rows} />
          <section className="card fits" aria-label="Plans" aria-busy={isFetching}>
            <div className="toolbar">
              <p className="counted soft figures">{plans && countOf(plans.length, 'plan')}</p>
              <SearchRow value={search} changed={searchChanged} placeholder="Search plans...">
                <ViewButton
                  screen={PLANS}
                  table={PLANS_TABLE}
                  exported={[{ name: 'plans', noun: 'plan', columns: PLANS_EXPORT, rows }]}
                >
                  <ChecksLinkPart of={checks} lists={checked} />
                </ViewButton>
              </SearchRow>
            </div>
            <SavedNote of={plansSaved} props={saved && plans && { saved, plans }} />
            <PlansList plans={plans} isLoading={isFetching} />
          </section>
        </>
      )}
      <ScreenDialogs of={plansDialogs} props={{ plans }} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  PlansPage,
  plansScreen,
  plansUrlFields,
  async () => (await import(/* webpackChunkName: "plans-dialogs" */ './plansChanges')).plansChanges,
);
