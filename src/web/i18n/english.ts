/** The house in English. */
import { en } from './en.ts';
import { netEn } from './net-en.ts';

export const PAGE_ENGLISH = { t: { ...en, ...netEn } };
