import { useEffect, useState } from 'react';
import { figure } from '@/components/format/number';

/** How long typing rests before the count is spoken, in milliseconds. */
const REST_MS = 500;

interface Props {
  found: number | undefined;
  total: number;
  isSearching: boolean;
}

/** How many members are found. The count changes with each key; it is spoken when typing rests. */
export function ConditionCount({ found, total, isSearching }: Props) {
  const words = isSearching || found === undefined ? '' : `${figure(found)} of ${figure(total)}`;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="cond-count figures">
      {words ? (
        <span aria-hidden>
          <b>{figure(found!)}</b> of {figure(total)}
        </span>
      ) : (
        <span className="placeholder cond-counting" />
      )}
      <span className="visually-hidden" role="status">
        {spoken && `${spoken} members`}
      </span>
    </p>
  );
}
