/** A proof: reads a finished PDF back with PDFium, as pictures for the preview and as letters and places for the tests. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** One letter as it stands on the page, in points from the upper left corner. */
export interface Letter {
  readonly char: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha; row by row from the top. */
  readonly rgba: Uint8Array;
}

export interface PrintProof {
  readonly pages: number;
  /** Width and height in points. */
  size(page: number): readonly [number, number];
  /** Every letter that leaves ink, in the order of the document. */
  letters(page: number): Letter[];
  pixels(page: number, pixelsPerPoint: number): Pixels;
  close(): void;
}

let engine: Promise<WrappedPdfiumModule> | undefined;

async function start(): Promise<WrappedPdfiumModule> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const wasmBinary = readFileSync(file).buffer;
  const pdfium = await init({ wasmBinary });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** PDFium's memory moves when it grows: ask for it anew each time. */
const memory = (pdfium: WrappedPdfiumModule) => (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

/** Throws if the bytes are no PDF. Close it: its memory is PDFium's own. */
export async function openProof(bytes: Uint8Array): Promise<PrintProof> {
  const pdfium = await (engine ??= start());
  const { wasmExports } = pdfium.pdfium;
  const at = wasmExports.malloc(bytes.length);
  memory(pdfium).set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
  if (document === 0) throw new Error('PDFium cannot read this document');
  return {
    pages: pdfium.FPDF_GetPageCount(document),
    size: (page) => onPage(pdfium, document, page, (sheet) => sizeOf(pdfium, sheet)),
    letters: (page) => onPage(pdfium, document, page, (sheet) => lettersOf(pdfium, sheet)),
    pixels: (page, scale) => onPage(pdfium, document, page, (sheet) => pixelsOf(pdfium, sheet, scale)),
    close() {
      pdfium.FPDF_CloseDocument(document);
      wasmExports.free(at);
    },
  };
}

function onPage<T>(pdfium: WrappedPdfiumModule, document: number, page: number, read: (sheet: number) => T): T {
  const sheet = pdfium.FPDF_LoadPage(document, page);
  try {
    return read(sheet);
  } finally {
    pdfium.FPDF_ClosePage(sheet);
  }
}

function sizeOf(pdfium: WrappedPdfiumModule, sheet: number): [number, number] {
  return [pdfium.FPDF_GetPageWidthF(sheet), pdfium.FPDF_GetPageHeightF(sheet)];
}

function lettersOf(pdfium: WrappedPdfiumModule, sheet: number): Letter[] {
  const text = pdfium.FPDFText_LoadPage(sheet);
  const box = pdfium.pdfium.wasmExports.malloc(32); // four doubles: left, right, bottom, top
  const [, height] = sizeOf(pdfium, sheet);
  const letters: Letter[] = [];
  const count = pdfium.FPDFText_CountChars(text);
  for (let n = 0; n < count; n++) {
    const char = String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, n));
    if (char.trim() === '' || pdfium.FPDFText_IsGenerated(text, n) === 1) continue;
    pdfium.FPDFText_GetCharBox(text, n, box, box + 8, box + 16, box + 24);
    const [left, right, bottom, top] = new Float64Array(memory(pdfium).buffer, box, 4);
    letters.push({ char, left: left, right: right, top: height - top, bottom: height - bottom });
  }
  pdfium.pdfium.wasmExports.free(box);
  pdfium.FPDFText_ClosePage(text);
  return letters;
}

const WHITE = 0xffffffff;
/** Bytes in the order red, green, blue instead of PDFium's blue, green, red. */
const RGB = 0x10;

function pixelsOf(pdfium: WrappedPdfiumModule, sheet: number, scale: number): Pixels {
  const [width, height] = sizeOf(pdfium, sheet).map((points) => Math.round(points * scale)) as [number, number];
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, sheet, 0, 0, width, height, 0, RGB);
  const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const rgba = memory(pdfium).slice(from, from + width * height * 4);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { width, height, rgba };
}
