import { expect, it, test } from 'vitest';
import { guideBlocks } from './markdown';

it('splits a page into its parts', () => {
  const page = [
    '# Notes',
    '',
    'One line,',
    'broken in two.',
    '',
    '![A list](images/notes.png)',
    '',
    '## Steps',
    '',
    '1. Press **W**',
    '   and write.',
    '2. Done.',
    '',
    '- A [link](people.md)',
    '',
  ].join('\n');
  expect(guideBlocks(page)).toEqual([
    { kind: 'heading', level: 1, text: 'Notes' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'One line, broken in two.' }] },
    { kind: 'picture', alt: 'A list', source: 'images/notes.png' },
    { kind: 'heading', level: 2, text: 'Steps' },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        [
          { kind: 'text', text: 'Press ' },
          { kind: 'strong', text: 'W' },
          { kind: 'text', text: ' and write.' },
        ],
        [{ kind: 'text', text: 'Done.' }],
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [
          { kind: 'text', text: 'A ' },
          { kind: 'link', text: 'link', target: 'people.md' },
        ],
      ],
    },
  ]);
});

test.each([
  ['*Act 1* and `npm start`', ['em', 'text', 'code']],
  ['2 * 3 is no emphasis', ['text']],
  ['', []],
])('the words of "%s"', (line, kinds) => {
  const spans = guideBlocks(line).flatMap((block) => ('spans' in block ? block.spans : []));
  expect(spans.map(({ kind }) => kind)).toEqual(kinds);
});
