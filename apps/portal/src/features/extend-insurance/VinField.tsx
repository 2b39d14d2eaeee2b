import type { ComponentProps } from 'react';
import { VinInput } from '../../shared/pickers/VinInput.tsx';

type Props = ComponentProps<typeof VinInput>;

/** The VIN in antd's form, which gives the field its value. */
export const VinField = (props: Partial<Props>) => <VinInput id="vin" value={null} onChange={() => undefined} {...props} />;
