import { type ClientRequest, type IncomingMessage, request } from 'node:http';

const pieceBytes = 16 * 1024;

/** As much of `XMLHttpRequest` on Node.js as the browser's part of tus-js-client asks for. */
export class NodeXhr {
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: (event: { type: string }) => void;
  status = 0;
  responseText = '';
  #method = '';
  #url = '';
  #headers: Record<string, string> = {};
  #request: ClientRequest | undefined;
  #answer: IncomingMessage | undefined;
  #isAborted = false;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    const value = this.#answer?.headers[name.toLowerCase()];
    return (Array.isArray(value) ? value.join(', ') : value) ?? null;
  }
  abort(): void {
    this.#isAborted = true;
    this.#request?.destroy();
  }
  send(body: Blob | null): void {
    void this.#send(body);
  }

  async #send(body: Blob | null): Promise<void> {
    const bytes = body ? Buffer.from(await body.arrayBuffer()) : Buffer.alloc(0);
    if (this.#isAborted) return;
    const sent = request(this.#url, { method: this.#method, headers: { ...this.#headers, 'Content-Length': bytes.length }, agent: false });
    this.#request = sent;
    sent.on('error', () => !this.#isAborted && this.onerror?.({ type: 'error' }));
    sent.on('response', (answer) => {
      this.#answer = answer;
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (this.responseText += text));
      answer.on('end', () => {
        this.status = answer.statusCode ?? 0;
        if (!this.#isAborted) this.onload?.();
      });
    });
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const loaded = Math.min(at + pieceBytes, bytes.length);
      sent.write(bytes.subarray(at, loaded), (error) => !error && this.upload.onprogress?.({ lengthComputable: true, loaded }));
    }
    sent.end();
  }
}
