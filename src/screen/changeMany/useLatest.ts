import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { type Id } from '@/services/http/decode';
import { type Many } from './many';
import { readAnew } from './sendOne';

/** The records as they are now: undefined until the answer comes, null if none did. */
export function useLatest<Row extends { id: Id }, Form>(many: Many<Row, Form>) {
  const store = useStore();
  const [latest, setLatest] = useState<readonly Row[] | null | undefined>();
  useEffect(() => {
    let isWanted = true;
    void readAnew(store, many).then((rows) => isWanted && setLatest(rows));
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, []);
  return latest;
}
