import { Tab, type TabItem } from './Tab';

interface Props {
  /** The tab list's accessible name. */
  label: string;
  tabs: TabItem[];
  /** The key of the selected tab; empty if none is, as where the panel shows something else. */
  selected: string;
  onSelect: (key: string) => void;
  /** The id of the `TabPanel` these tabs fill. */
  panelId: string;
}

/** Underlined tabs; they scroll sideways rather than wrap. */
export function Tabs({ label, tabs, selected, onSelect, panelId }: Props) {
  return (
    <ul className="nav nav-tabs" role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <li key={tab.key} className="nav-item" role="presentation">
          <Tab
            tab={tab}
            isSelected={tab.key === selected}
            isStop={selected === '' && index === 0}
            onSelect={onSelect}
            panelId={panelId}
          />
        </li>
      ))}
    </ul>
  );
}
