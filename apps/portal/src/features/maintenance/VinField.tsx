import type { ComponentProps } from 'react';
import { VinInput } from '../../shared/pickers/VinInput.tsx';

/** The VIN in antd's form, which gives the field its value. */
export const VinField = (props: Partial<ComponentProps<typeof VinInput>>) => <VinInput id="vin" value={null} onChange={() => undefined} {...props} />;
