'use server';
import { cookies } from 'next/headers';

/** Stores the user's choice; the page is rendered again, with the layout that reads it. */
export async function keepLook(name: 'language' | 'theme', value: string) {
  (await cookies()).set(name, value, { maxAge: 31_536_000 });
}
