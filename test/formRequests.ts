type Progress = Pick<ProgressEvent, 'loaded' | 'total'>;

/** A form that was sent, recorded by the fake XMLHttpRequest. */
export class FormRequest {
  static readonly all: FormRequest[] = [];
  method = '';
  url = '';
  headers: Record<string, string> = {};
  body: FormData | null = null;
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: Progress) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: FormData) {
    this.body = body;
    FormRequest.all.push(this);
  }

  abort() {
    this.onabort?.();
  }

  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.onload?.();
  }
}

/** For tests without a server: records the forms that are sent, in order; the test answers each. */
export function formRequests() {
  beforeEach(() => {
    FormRequest.all.length = 0;
    jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FormRequest() as never);
  });
  return FormRequest.all;
}
