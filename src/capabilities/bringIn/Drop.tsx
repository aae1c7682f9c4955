import { useEffect, useId, useRef, useState } from 'react';
import { Upload } from 'react-bootstrap-icons';
import { useCopy } from '@/components/copy/useCopy';
import { FieldError } from '@/components/form/fieldParts';
import { isPhone } from '@/components/layout/phone';
import { type ContentKind } from './contentKind';
import { type BringingIn } from './useBringIn';

const ACCEPT =
  '.txt,.md,.cook,.paprikarecipe,.paprikarecipes,.melarecipe,.melarecipes,.html,.htm,.csv,.tsv,.xlsx,.json,.zip,image/*,video/*';

interface Props {
  work: BringingIn;
  /** Reads what was pasted. */
  onRead: () => void;
}

/** Where a text is pasted or files are chosen; a file is read as soon as it is there. */
export function Drop({ work, onRead }: Props) {
  const { kind, text, setText, reading } = work;
  const { noun } = kind;
  const id = useId();
  const problem = reading.isOfFiles ? '' : reading.problem;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isPhone()) box.current?.focus(); // on a phone the keyboard would cover the rest
  }, []);
  return (
    <div className="card bring-drop">
      <p className="soft" id={`${id}what`}>
        A text, chat, web page, table or export of another program: one {noun} or many. It is read in this browser;
        nothing is saved before you have seen it.
      </p>
      <div>
        <label className="form-label" htmlFor={`${id}paste`}>
          Paste
        </label>
        <textarea
          ref={box}
          className={`form-control ${problem ? 'is-invalid' : ''}`}
          id={`${id}paste`}
          aria-describedby={`${id}what${problem ? ` ${id}problem` : ''}`}
          aria-invalid={problem !== '' || undefined}
          dir="auto"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            reading.tell('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onRead();
          }}
        />
        <div role="status">
          <FieldError id={`${id}problem`} text={problem} />
        </div>
      </div>
      <div className="bring-file">
        <FileBox
          problem={reading.isOfFiles ? reading.problem : ''}
          onFiles={(files) => void work.read(text.trim() ? [text, ...files] : files)}
        />
        <LookedFor {...kind} />
        <CopyExample text={kind.example} />
      </div>
    </div>
  );
}

function FileBox({ problem, onFiles }: { problem: string; onFiles: (files: File[]) => void }) {
  const id = useId();
  const isOver = useDropAnywhere(onFiles);
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        Or a file
      </label>
      <div className={`upload-box upload ${isOver ? 'is-over' : ''}`}>
        <Upload aria-hidden />
        <span>
          <b>Choose a file</b> or drop it anywhere here
        </span>
        <span>txt, html, csv, xlsx, json, zip and others</span>
        <input
          id={id}
          type="file"
          multiple
          accept={ACCEPT}
          aria-describedby={problem ? `${id}problem` : undefined}
          aria-invalid={problem !== '' || undefined}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = ''; // the same one can be chosen again
            if (files.length > 0) onFiles(files);
          }}
        />
      </div>
      <div role="status">
        <FieldError id={`${id}problem`} text={problem} />
      </div>
    </div>
  );
}

/** Takes files that are dropped anywhere on the page; whether some are held over it. */
function useDropAnywhere(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault(); // else the browser would open it
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer!.files]);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => leaving.abort();
  });
  return isOver;
}

type LookedForProps = Pick<ContentKind, 'noun' | 'needed' | 'ifThere' | 'notRead'>;

function LookedFor({ noun, needed, ifThere, notRead }: LookedForProps) {
  const id = useId();
  const lines = [
    ['Needed', needed],
    ['If there', ifThere],
    ['Not read', notRead],
  ].filter(([, said]) => said);
  return (
    <div>
      <span className="form-label d-block" id={id}>
        What is looked for in {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
      </span>
      <ul className="reads" role="list" aria-labelledby={id}>
        {lines.map(([what, said]) => (
          <li key={what}>
            <b>{what}</b>
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CopyExample({ text }: { text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <p className="copy-example">
      <button type="button" className="link" onClick={copy}>
        Copy an example to fill in
      </button>
      <span className="meta" role="status">
        {isCopied && 'Copied'}
      </span>
    </p>
  );
}
