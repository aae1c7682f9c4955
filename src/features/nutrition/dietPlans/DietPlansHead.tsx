import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { ViewLinks } from '@/screen/list/ViewLinks';
import { ListHead, ViewLead } from '@/screen/list/ListPage';
import { dialogOpened } from './dietPlansScreen';

const LEAD = (
  <>
    <ViewLinks own="Plans" />
    <ViewLead />
  </>
);

export const DietPlansHead = () => (
  <ListHead lead={LEAD}>
    <AddButton
      icon={FolderPlus}
      label="Add Category"
      opens={dialogOpened({ kind: 'addDietCategory' })}
      className="btn-outline-secondary"
    />
    <AddButton icon={PlusLg} label="Add Diet Plan" opens={dialogOpened({ kind: 'add' })} className="btn-primary" />
  </ListHead>
);
