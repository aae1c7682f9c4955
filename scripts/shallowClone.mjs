/** Replaces lodash's clone, which Formik uses for the objects and arrays that a field is in, and for nothing else. */
export default (value) => (Array.isArray(value) ? [...value] : { ...value });
