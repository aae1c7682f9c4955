/**
 * Replaces hoist-non-react-statics, together with its dependency react-is. Formik copies static properties
 * for `connect` and `withFormik`, which the panel does not use.
 */
export default (component) => component;
