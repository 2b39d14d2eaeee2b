import { Input } from 'antd';

/** Keeps the place of a picker while its texts are on their way. */
export const WaitingField = ({ id }: { id?: string | undefined }) => <Input id={id} disabled aria-busy />;
