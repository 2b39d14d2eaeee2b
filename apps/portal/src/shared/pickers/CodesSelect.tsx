import { Select, type SelectProps } from 'antd';

/** Chooses several codes, found by their names. A control for `Form.Item`. */
export const CodesSelect = (props: SelectProps<string[]>) => <Select {...props} mode="multiple" allowClear showSearch={{ optionFilterProp: 'label' }} />;
