import { Formik } from 'formik';
import { Button, Form, Modal } from 'react-bootstrap';
import { mixed, object, string } from 'yup';
import { api } from './api.js';

const NEW_USER = { firstName: '', lastName: '', email: '', phoneNo: '', planId: '', image: null };

const schema = object({
  firstName: string().required(),
  lastName: string().required(),
  email: string().email().required(),
  phoneNo: string().required(),
  planId: string().required(),
  image: mixed().required(),
});

const TEXTS = { firstName: 'First name', lastName: 'Last name', email: 'Email', phoneNo: 'Phone number' };

export function AddUser({ onClose }) {
  const { data: plans = [] } = api.usePlansQuery(undefined);
  const [save] = api.useAddUserMutation();
  return (
    <Modal show onHide={onClose} animation={false} aria-labelledby="title">
      <Formik initialValues={NEW_USER} validationSchema={schema} onSubmit={save}>
        {({ values, errors, touched, handleChange, handleBlur, handleSubmit, setFieldValue }) => (
          <Form onSubmit={handleSubmit}>
            <Modal.Header>
              <Modal.Title id="title">Add New User</Modal.Title>
            </Modal.Header>
            <Modal.Body>
              {Object.entries(TEXTS).map(([name, label]) => (
                <Form.Group key={name} controlId={name}>
                  <Form.Label>{label}</Form.Label>
                  <Form.Control
                    name={name}
                    value={values[name]}
                    onChange={handleChange}
                    onBlur={handleBlur}
                    isInvalid={touched[name] && Boolean(errors[name])}
                  />
                </Form.Group>
              ))}
              <Form.Group controlId="planId">
                <Form.Label>Plan</Form.Label>
                <Form.Select name="planId" value={values.planId} onChange={handleChange}>
                  <option value="">Select a plan</option>
                  {plans.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Form.Select>
              </Form.Group>
              <Form.Group controlId="image">
                <Form.Label>Transaction image</Form.Label>
                <Form.Control
                  type="file"
                  onChange={(event) =>
                    setFieldValue('image', /** @type {HTMLInputElement} */ (event.target).files?.[0])
                  }
                />
              </Form.Group>
            </Modal.Body>
            <Modal.Footer>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit">Save</Button>
            </Modal.Footer>
          </Form>
        )}
      </Formik>
    </Modal>
  );
}
