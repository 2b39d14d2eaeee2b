import { Form } from 'antd';

/** A value that another field shows. */
const Kept = () => null;

/** Values of a form that one visible field stands for. */
export const HiddenFields = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <Form.Item key={name} name={name} hidden>
      <Kept />
    </Form.Item>
  ));
