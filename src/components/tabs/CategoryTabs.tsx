import { Tab, type TabItem, tabId } from './Tab';
import { TabTools } from './TabTools';

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
