/** The values of a form by their names, files by theirs; what comes several times is a list. */
export function formFields(form: FormData): Record<string, unknown> {
  const valueOf = (value: FormDataEntryValue) => (value instanceof File ? value.name : value);
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map(valueOf);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return fields;
}
