import { type NextRequest, NextResponse } from 'next/server';

/** Each answer has a nonce of its own; Next.js gives it to its scripts, the layout to the styles. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}' 'report-sample'; img-src 'self' data:`;
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  return NextResponse.next({ request: { headers }, headers: { 'content-security-policy': policy } });
}
