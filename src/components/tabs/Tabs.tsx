import { Tab, type TabItem } from './Tab';

interface Props {
  /** The tab list's accessible name. */
  label: string;
  tabs: TabItem[];
  /** The key of the selected tab. */
  selected: string;
  onSelect: (key: string) => void;
  /** The id of the `TabPanel` these tabs fill. */
  panelId: string;
}

/** Underlined tabs; they scroll sideways rather than wrap. */
export function Tabs({ label, tabs, selected, onSelect, panelId }: Props) {
  return (
    <ul className="nav nav-tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <li key={tab.key} className="nav-item" role="presentation">
          <Tab tab={tab} isSelected={tab.key === selected} onSelect={onSelect} panelId={panelId} />
        </li>
      ))}
    </ul>
  );
}
