export { DetailsModal, type DetailsModalContent, type DetailsModalProps } from './DetailsModal.tsx';
