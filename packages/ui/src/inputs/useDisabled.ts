import { ConfigProvider } from 'antd';

/** Whether a control is disabled: by itself, or by the form around it, which may be disabled as a whole. */
export const useDisabled = (own = false): boolean => ConfigProvider.useConfig().componentDisabled || own;
