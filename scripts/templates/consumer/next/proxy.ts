import { type NextRequest, NextResponse } from 'next/server';
import { proxy as withPolicy } from './app/policy';

export const config = { matcher: '/((?!_next/).*)' };

/** The same application under a strict policy and under none. */
export const proxy = (request: NextRequest) => (process.env.POLICY === 'none' ? NextResponse.next() : withPolicy(request));
