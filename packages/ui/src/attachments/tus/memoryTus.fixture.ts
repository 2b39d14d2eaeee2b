const stepMs = 40;
const steps = 4;

/** As much of `XMLHttpRequest` as tus-js-client needs, to a tus server in the page. */
export interface MemoryTus {
  Xhr: typeof XMLHttpRequest;
  /** Method and, of what is sent, its offset, in order. */
  asked: string[];
  /** Cuts the connection of the next request that sends bytes, in its middle. */
  cutOnce(): void;
}

export function createMemoryTus(): MemoryTus {
  const uploads = new Map<string, { length: number; received: number }>();
  const asked: string[] = [];
  let isCut = false;

  class Xhr {
    readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {};
    onload?: () => void;
    onerror?: (event: { type: string }) => void;
    status = 0;
    responseText = '';
    #method = '';
    #url = '';
    #sent = new Map<string, string>();
    #got = new Map<string, string>();
    #isAborted = false;

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.#sent.set(name.toLowerCase(), value);
    }
    getResponseHeader(name: string): string | null {
      return this.#got.get(name.toLowerCase()) ?? null;
    }
    abort(): void {
      this.#isAborted = true;
    }
    send(body: Blob | null): void {
      void this.#answer(body);
    }

    async #answer(body: Blob | null): Promise<void> {
      const offset = this.#sent.get('upload-offset');
      asked.push(offset === undefined ? this.#method : `${this.#method} ${offset}`);
      await this.#wait();
      const upload = uploads.get(this.#url);
      if (this.#method === 'POST') {
        const location = new URL(`/files/${uploads.size + 1}`, this.#url).href;
        uploads.set(location, { length: Number(this.#sent.get('upload-length')), received: 0 });
        return this.#end(201, { location });
      }
      if (!upload) return this.#end(404);
      if (this.#method === 'PATCH' && !(await this.#receive(upload, body?.size ?? 0))) return this.onerror?.({ type: 'error' });
      this.#end(this.#method === 'HEAD' ? 200 : 204, { 'upload-offset': String(upload.received), 'upload-length': String(upload.length) });
    }
    /** Whether all has arrived. */
    async #receive(upload: { received: number }, bytes: number): Promise<boolean> {
      const begun = upload.received;
      for (let step = 1; step <= steps; step += 1) {
        await this.#wait();
        const loaded = Math.round((bytes * step) / steps);
        upload.received = begun + loaded;
        this.upload.onprogress?.({ lengthComputable: true, loaded });
        if (!isCut || step < steps / 2) continue;
        isCut = false;
        return false;
      }
      return true;
    }
    #end(status: number, headers: Readonly<Record<string, string>> = {}): void {
      if (this.#isAborted) return;
      this.status = status;
      this.#got = new Map(Object.entries(headers));
      this.onload?.();
    }
    #wait(): Promise<void> {
      return new Promise((resolve) => setTimeout(resolve, stepMs));
    }
  }
  return { Xhr: Xhr as unknown as typeof XMLHttpRequest, asked, cutOnce: () => (isCut = true) };
}
