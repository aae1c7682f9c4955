import { Pencil, Trash } from 'react-bootstrap-icons';
import { Tab, type TabItem, tabId } from './Tab';

interface Props {
  label: string;
  tabs: TabItem[];
  selected: string;
  onSelect: (key: string) => void;
  panelId: string;
  /** Underlined for the first level, pills for the second. */
  look: 'tabs' | 'pills';
  onEdit: (key: string) => void;
  onDelete: (key: string) => void;
}

/**
 * Tabs that can be edited and deleted. Their buttons are beside them, outside of the list, which owns its tabs by id.
 */
export function CategoryTabs({ label, tabs, selected, onSelect, panelId, look, onEdit, onDelete }: Props) {
  const owned = tabs.map((tab) => tabId(panelId, tab.key)).join(' ');
  return (
    <div className={`nav nav-${look}`}>
      <span role="tablist" aria-label={label} aria-owns={owned} />
      {tabs.map((tab) => (
        <div key={tab.key} className="nav-item">
          <Tab tab={tab} isSelected={tab.key === selected} onSelect={onSelect} panelId={panelId} />
          <TabTools label={tab.label} onEdit={() => onEdit(tab.key)} onDelete={() => onDelete(tab.key)} />
        </div>
      ))}
    </div>
  );
}

function TabTools({ label, onEdit, onDelete }: { label: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <span className="tab-tools">
      <button type="button" className="btn btn-quiet btn-icon" aria-label={`Edit ${label}`} onClick={onEdit}>
        <Pencil aria-hidden />
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-icon btn-danger-quiet"
        aria-label={`Delete ${label}`}
        onClick={onDelete}
      >
        <Trash aria-hidden />
      </button>
    </span>
  );
}
