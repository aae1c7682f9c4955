import { useState } from 'react';
import { ChevronDown, Download, Funnel, Pencil, ThreeDots, Trash } from 'react-bootstrap-icons';
import { CopyButton } from '@/components/copy/CopyButton';
import { BusyButton } from '@/components/dialog/BusyButton';
import { KeyLine } from '@/components/keys/KeyLine';
import { editMenu } from '@/components/menu/editMenu';
import { MenuButton } from '@/components/menu/MenuButton';
import { RowMenu } from '@/components/menu/RowMenu';
import { DateBox } from '@/components/search/DateBox';
import { SearchBox } from '@/components/search/SearchBox';
import { RowButton } from '@/components/table/RowButton';

const nothing = () => {};

const PLANS = ['All plans', 'Monthly', 'Yearly'];

export function Buttons() {
  const [search, setSearch] = useState('soup');
  const [date, setDate] = useState('2026-11-02');
  const [plan, setPlan] = useState('Monthly');
  return (
    <>
      <div className="gallery-row">
        <button type="button" className="btn btn-primary">
          Save
        </button>
        <button type="button" className="btn btn-outline-secondary">
          <Download aria-hidden /> Export
        </button>
        <button type="button" className="btn btn-danger">
          <Trash aria-hidden /> Delete
        </button>
        <button type="button" className="btn btn-quiet">
          <Pencil aria-hidden /> Edit
        </button>
        <button type="button" className="btn btn-primary" disabled>
          Save
        </button>
        <BusyButton type="button" isBusy>
          Save
        </BusyButton>
        <BusyButton type="button" isBusy tone="danger">
          Delete
        </BusyButton>
      </div>
      <div className="gallery-row">
        <RowButton label="Activate" isBusy={false} onClick={nothing} />
        <RowButton label="Activate" isBusy onClick={nothing} />
        <RowButton label="Remove" isBusy={false} offReason="A super admin stays." onClick={nothing} />
        <CopyButton label="Copy the id" text="42" />
        <RowMenu
          label="Actions for Red lentil soup"
          items={editMenu({ edit: nothing, duplicate: nothing, remove: nothing })}
        />
        <MenuButton
          label="More"
          className="btn btn-outline-secondary btn-icon"
          entries={[
            { label: 'Move to', shortcut: 'm', onSelect: nothing },
            { label: 'Copy to', note: 'every week', onSelect: nothing },
            'divider',
            { label: 'Delete', tone: 'danger', offReason: 'It is used.', onSelect: nothing },
          ]}
        >
          <ThreeDots aria-hidden />
        </MenuButton>
        <MenuButton
          label={`Filter by plan: ${plan}`}
          className="btn-outline-secondary filter-button"
          entries={PLANS.map((label) => ({ label, isChecked: label === plan, onSelect: () => setPlan(label) }))}
        >
          <Funnel aria-hidden />
          <span>{plan}</span>
          <ChevronDown className="small-caret" aria-hidden />
        </MenuButton>
      </div>
      <div className="gallery-row">
        <SearchBox value={search} onChange={setSearch} placeholder="Search recipes..." />
        <DateBox label="Day" value={date} onChange={setDate} />
        <KeyLine
          keys={[
            [['j'], 'next'],
            [['Shift', 'Enter'], 'new line'],
          ]}
        />
      </div>
    </>
  );
}
