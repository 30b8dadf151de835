import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { documentProblems } from './documents.ts';
import { plainProse } from './plain-prose.ts';
import { proseProblems } from './sentences.ts';

function problemsIn(code: string): string[] {
  const found: string[] = [];
  const { program, comments } = parseSync('code.tsx', code);
  const visitor = plainProse.create({
    report: ({ node, message }) =>
      found.push(`${code.slice(0, node.start).split('\n').length}: ${message}`),
    sourceCode: { text: code, getAllComments: () => comments },
  });
  new Visitor(visitor).visit(program);
  return found;
}

describe('a sentence', () => {
  it.each([
    'Milliseconds until the window gives up.',
    'Owner of the link; undefined for a device.',
    'Returns the rooms that no longer exist.',
    'One window of a machine, with its clock.',
    'There was no shift, so the observer is not called.',
    'Of course the clock may jump.',
    'Who decides? The authority.',
    'The log says `what is live` beside “those of a room”.',
    'Two words',
  ])('passes: %s', (text) => expect(proseProblems(text, 'comment')).toEqual([]));

  it.each([
    ['Of all rooms of the process.', 'starts in the middle'],
    ['Whose an author id is that has no events yet.', 'starts in the middle'],
    ['What could not be stored is not acknowledged.', 'starts in the middle'],
    ['Who may look may answer with a cue light, too.', 'starts in the middle'],
    ['Those that it forgets.', 'starts in the middle'],
    ['One that is over gets the same answer.', 'starts in the middle'],
    ['To be called before it is let go.', 'Write the main clause first'],
    ['By which a device is known.', 'starts in the middle'],
    ['Not as a screen alone.', 'Say what it is or does'],
    ['But the desk acts on.', 'leave the conjunction out'],
    ['It is no control of the desk.', 'starts in the middle'],
    ['A device is no member of it.', 'is not a'],
    ['The timer starts by itself at zero.', 'automatically'],
    ['Depends on what the server sent.', 'Name the things'],
    ['Windows are told of the change.', 'Say who tells whom'],
    ['The store, hence the list, is empty.', 'everyday English'],
  ])('is reported with a hint: %s', (text, hint) => {
    expect(proseProblems(text, 'comment')).toEqual([expect.stringContaining(hint)]);
  });

  it('is found after others, and is shown with its first words', () => {
    const [problem] = proseProblems(
      `Opens the room. Which of them ${'was sent '.repeat(9)}`,
      'comment',
    );
    expect(problem).toMatch(/^This comment starts .* «Which of them was sent [^»]{1,50}…»/u);
  });
});

describe('the rule', () => {
  it.each([
    ['a line comment', 'let a;\n// Of all rooms.', [2]],
    ['line comments as one text', '// The rooms that\n// those of a show need.', []],
    ['a trailing comment by itself', 'let a; // The first\nlet b; // Of both sides.', [2]],
    ['a block', '/*\n * Opens it.\n * Those of a show stay.\n */', [1]],
    ['JSDoc without its tags', '/**\n * Opens a room.\n * @param key of what it opens\n */', []],
    ['directives of tools', '// oxlint-disable-next-line x -- of what it is', []],
    ['a test', "it('of a show is read', () => {});", [1]],
    ['a table of tests', "it.each([1, 2])('which is %s stays', () => {});", [1]],
    ['a step', "await test.step('and leaves the room', () => {});", [1]],
    ['other calls', "say('of a show is read');", []],
    ['a test with a good name', "test.each`a`('is read', () => {});", []],
  ])('reads %s', (_what, code, lines) => {
    expect(problemsIn(code).map((problem) => Number.parseInt(problem, 10))).toEqual(lines);
  });
});

describe('a document', () => {
  it.each([
    ['a paragraph over two lines', 'The room\nof a show is open.', []],
    ['a question and its answer', 'Who decides? What the authority says counts.', []],
    ['a heading', '# Of rooms and windows', []],
    ['a table', '| of all rooms | 3 of them |', []],
    ['code', '```\nOf all the rooms\n```\n', []],
    ['a list', '- Opens a room.\n- Those of a show stay.', [2]],
    ['emphasis', 'A room opens.\n\n**Of all rooms** it is the first.', [3]],
  ])('is read with %s', (_what, markdown, lines) => {
    expect(documentProblems(markdown).map((problem) => Number.parseInt(problem, 10))).toEqual(
      lines,
    );
  });
});
