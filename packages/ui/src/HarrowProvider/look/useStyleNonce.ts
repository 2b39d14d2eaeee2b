import { ConfigProvider } from 'antd';
import { useContext } from 'react';

/** The nonce that styles made at run time must have under the page's content security policy: that of the nearest provider. */
export const useStyleNonce = (): string | undefined => useContext(ConfigProvider.ConfigContext).csp?.nonce;
