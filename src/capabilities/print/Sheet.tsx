import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { Logo } from '@/components/brand/Logo';
import { formatDate } from '@/components/format/date';
import { pause } from '@/lib/pause';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useFreshUrl } from '@/components/media/replaced';
import { settings } from '@/services/http/settings';
import { fullName } from '@/services/names';
import { selectUser } from '@/services/session/sessionState';
import { type SheetProps } from './useHandout';
import sheet from './handout.late.scss';

interface Props extends SheetProps {
  /** What kind of handout it is, such as `Recipe`. */
  kind: string;
  /** Also the name of the file, if it is printed into one. */
  title: string;
  /** One line under the title. */
  about: string;
  /** Beside the picture. */
  lead?: ReactNode;
  /** A safe address, or null if there is none. */
  picture?: string | null;
  children: ReactNode;
}

const PICTURE_WAIT_MS = 3000;

/** Whether the picture can be drawn. One that never arrives counts as missing after a while. */
const isReady = (image: HTMLImageElement) =>
  Promise.race([
    image.decode().then(
      () => true,
      () => false,
    ),
    pause(PICTURE_WAIT_MS).then(() => false),
  ]);

/** A sheet of paper, which prints itself in the place of the page once its picture is there or known to be missing. */
export function Sheet({ kind, title, about, lead, picture: stored = null, children, onPrinted }: Props) {
  const picture = useFreshUrl(stored);
  useLateSheet(sheet);
  const user = useSelector(selectUser);
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { productName } = settings();
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const end = () => printed();
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const start = useEffectEvent(() => {
    document.title = title;
    window.print();
  });
  useEffect(() => {
    const pageTitle = document.title;
    let isGivenUp = false;
    const print = async () => {
      await pause(); // outside of React's work, which what changes for the paper waits for
      const isThere = image.current === null || (await isReady(image.current));
      if (isGivenUp) return;
      if (!isThere) flushSync(() => setMissing(true));
      start();
    };
    void print();
    return () => {
      isGivenUp = true;
      document.title = pageTitle;
    };
  }, []);
  const from = user && fullName(user);
  return createPortal(
    <article className="handout" data-bs-theme="light" aria-label={`${kind}: ${title}`}>
      <header>
        <div className="sheet-head">
          <span className="sheet-brand">
            <Logo />
            {productName}
          </span>
          <span>{kind}</span>
        </div>
      </header>
      <div className="sheet-body">
        <div>
          <div className="sheet-lead">
            <div>
              <h1>{title}</h1>
              <p className="sheet-about">{about}</p>
              {lead}
            </div>
            {picture && !isMissing && <img ref={image} src={picture} alt="" />}
          </div>
          {children}
        </div>
      </div>
      {/* keeps the foot of every page free */}
      <div className="sheet-end" />
      <footer className="sheet-foot">
        <span>
          For you, from <bdi>{from}</bdi>
          {from && ', '}
          {productName}
        </span>
        <span>Printed {formatDate(new Date().toISOString())}</span>
      </footer>
    </article>,
    document.body,
  );
}
