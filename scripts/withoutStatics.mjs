/**
 * Takes the place of hoist-non-react-statics, with the react-is that it brings along. Formik copies static properties
 * for `connect` and `withFormik`, which the panel does not use.
 */
export default (component) => component;
