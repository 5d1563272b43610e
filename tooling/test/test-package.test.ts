import { expect, test } from 'vitest'
import { projectsOf } from '../test-package.ts'

test.each([
  [['test/a.test.ts'], false, ['node']],
  [['test/a.test.ts', 'test/b.dom.test.tsx', 'src/react/b.stories.tsx'], false, ['node', 'dom']],
  [['src/b/b.dom.test.tsx', 'src/b/b.stories.tsx'], true, ['dom', 'storybook']],
  [['src/b/b.browser.test.ts'], true, ['browser']],
  [['e2e/page.e2e.ts', 'test/a.test.tsx'], false, ['node', 'e2e']],
  [['e2e/page.long.e2e.ts'], false, []],
  [['src/a.ts'], false, []],
])('the tests in %j, with stories: %s, need %j', (files, withStories, projects) => {
  expect(projectsOf(files, withStories)).toEqual(projects)
})
