/** How pictures may be changed before they are sent. */
export interface PictureEdit {
  /** Width divided by height that every picture gets which the browser can read, e.g. 1 or 4 / 3. Default: any. */
  ratio?: number | undefined;
  /** MIME type of changed pictures. Default: that of the picture, or JPEG where browsers cannot write it. */
  type?: 'image/jpeg' | 'image/png' | 'image/webp' | undefined;
  /** Quality of changed JPEG and WebP pictures, 0 to 1. Default 0.92. */
  quality?: number | undefined;
}

/** Pictures that are drawn of pixels and stand still. Those that this browser cannot read are sent as they are. */
export const isEditable = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('image/') && type !== 'image/svg+xml' && type !== 'image/gif';
