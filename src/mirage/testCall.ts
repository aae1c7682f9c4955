/** A reply of the mock server. */
export interface Answer<Data = unknown> {
  status: number;
  body: { success?: boolean; message?: string; token?: string; data: Data };
}

export const ADMIN_TOKEN = 'seed-token-1';

/** Calls the mock server as the panel does: FormData is sent as a form, any other body as JSON. */
export async function call<Data>(path: string, body: object = {}, token = ADMIN_TOKEN): Promise<Answer<Data>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'access-token': token, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer<Data>['body'] };
}

/** Makes a form; a list becomes one entry per value. */
export function form(fields: Record<string, string | File | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const part of [value].flat()) data.append(name, part);
  return data;
}

export const picture = (name = 'receipt.png') => new File(['a picture'], name, { type: 'image/png' });
