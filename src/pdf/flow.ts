// A position that moves down the page and over to the next one.
import { bottom, lineHeight } from './house.ts';
import type { Paper, TextStyle } from './paper.ts';
import { wrap } from './wrap.ts';

export interface Flow {
  readonly paper: Paper;
  /** Where the next thing begins. */
  y: number;
  /** Begins a page with its heading, and puts `y` below it. */
  readonly nextPage: () => void;
}

export function ensureRoom(flow: Flow, height: number): void {
  if (flow.y + height > bottom) flow.nextPage();
}

/** A text of any length, over as many pages as it takes. */
export function flowText(flow: Flow, text: string | null | undefined, x: number, width: number, look: TextStyle): void {
  const { paper } = flow;
  const step = lineHeight(look);
  const lines = wrap(text, (width * 1000) / look.size, look.style, paper.shaper);
  for (let from = 0; from < lines.length; ) {
    ensureRoom(flow, step);
    const count = Math.max(1, Math.floor((bottom - flow.y) / step));
    paper.tag('P', () => {
      for (const line of lines.slice(from, from + count)) {
        flow.y += step;
        if (line.text !== '')
          paper.text(line, line.rtl ? x + width : x, baseline(flow.y, look), look, line.rtl ? 'right' : 'left');
      }
    });
    from += count;
  }
}

/** The baseline of a line whose foot is at `y`. */
export function baseline(y: number, look: TextStyle): number {
  return y - (lineHeight(look) - look.size) / 2 - look.size * 0.22;
}
