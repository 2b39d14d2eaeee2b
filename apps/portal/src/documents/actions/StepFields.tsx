import { Form } from 'antd';
import type { ReactNode } from 'react';
import styles from './stepDialog.module.css';

/** Fields of the dialog of a step, side by side where there is room. */
export const StepFields = ({ children }: { children: ReactNode }) => (
  <Form component="div" layout="vertical" className={styles.fields}>
    {children}
  </Form>
);
