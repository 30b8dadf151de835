import { describe, expect, it } from 'vitest';
import { withoutStyleAttributes } from './prerender.ts';

describe('withoutStyleAttributes', () => {
  it('replaces each style attribute by one rule', () => {
    const body = '<i style="top:0"></i><b class="a" style="top:0"></b><u style="left:0"></u>';
    expect(withoutStyleAttributes({ body, css: 'a{}' })).toEqual({
      body: '<i data-style="top:0"></i><b class="a" data-style="top:0"></b><u data-style="left:0"></u>',
      css: 'a{}\n[data-style="top:0"]:not(#_){top:0}\n[data-style="left:0"]:not(#_){left:0}',
    });
  });

  it('refuses a style that it cannot write as a rule', () => {
    const body = '<i style="background:url(&quot;x.png&quot;)"></i>';
    expect(() => withoutStyleAttributes({ body, css: '' })).toThrow('would refuse style="');
  });
});
