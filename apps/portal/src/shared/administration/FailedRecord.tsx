import { Modal } from 'antd';
import { CallFailure } from '../calls/CallFailure.tsx';

interface FailedRecordProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** In the place of a dialog whose record did not come. */
export const FailedRecord = ({ error, onRetry, onClose }: FailedRecordProps) => (
  <Modal open footer={null} onCancel={onClose}>
    <CallFailure error={error} onRetry={onRetry} />
  </Modal>
);
