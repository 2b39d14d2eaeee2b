import { QRCodeSVG } from '@rc-component/qrcode';

/** An address for the camera of a phone. Dark on light in every theme: not every camera reads it the other way round. */
export function AddressCode({ address, title }: { address: string; title: string }) {
  return <QRCodeSVG value={address} title={title} role="img" size={176} level="M" marginSize={2} bgColor="#fff" fgColor="#000" />;
}
