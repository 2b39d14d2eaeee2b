import { randomBytes } from 'node:crypto';

export interface FilePart {
  filename: string;
  type?: string;
  content: Buffer;
  field?: string;
}

/** A multipart body as a browser sends it: the fields, then the file. */
export function multipart(fields: Record<string, string>, ...files: FilePart[]): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `----harrow${randomBytes(8).toString('hex')}`;
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { field = 'file', filename, type = 'application/octet-stream', content } of files)
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    );
  return { payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
