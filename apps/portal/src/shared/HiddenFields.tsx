import { Form } from 'antd';

/** A value that another field shows. */
const Kept = () => null;

/** Values of a form that another field shows and sets. */
export const HiddenFields = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <Form.Item key={name} name={name} hidden>
      <Kept />
    </Form.Item>
  ));
