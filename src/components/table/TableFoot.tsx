import { memo } from 'react';
import { ChevronDoubleLeft, ChevronDoubleRight, ChevronLeft, ChevronRight, type Icon } from 'react-bootstrap-icons';
import { figure } from '../format/number';
import { PAGE_SIZES } from './texts';
import { IconButton } from '../button/IconButton';

interface Props {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** How many rows there are in all pages together. */
  total: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
  sizes?: readonly number[];
}

/** The range shown, the page buttons and, on windows wider than 599 px, the choice of rows per page. */
export const TableFoot = memo(function TableFoot({
  page,
  pageSize,
  total,
  onPage,
  onPageSize,
  sizes = PAGE_SIZES,
}: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <div className="table-foot">
      <label className="rows">
        Rows per page:
        <select className="form-select" value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="push figures" role="status">
        {`${figure(from)}-${figure(to)} of ${figure(total)}`}
      </span>
      <nav aria-label="Pages">
        <div className="pagination">
          <PageButton label="First page" icon={ChevronDoubleLeft} isOff={page <= 1} onPress={() => onPage(1)} />
          <PageButton label="Previous page" icon={ChevronLeft} isOff={page <= 1} onPress={() => onPage(page - 1)} />
          <PageButton label="Next page" icon={ChevronRight} isOff={page >= last} onPress={() => onPage(page + 1)} />
          <PageButton label="Last page" icon={ChevronDoubleRight} isOff={page >= last} onPress={() => onPage(last)} />
        </div>
      </nav>
    </div>
  );
});

interface PageButtonProps {
  label: string;
  icon: Icon;
  isOff: boolean;
  onPress: () => void;
}

/**
 * Disabled by `aria-disabled`, because `disabled` would drop the focus of a person who pages to the end by keyboard.
 */
function PageButton({ label, icon: ArrowIcon, isOff, onPress }: PageButtonProps) {
  return (
    <IconButton
      icon={ArrowIcon}
      label={label}
      className="btn-sm"
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    />
  );
}
