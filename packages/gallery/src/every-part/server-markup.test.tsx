import { testServerMarkup } from '../../../../tooling/server-markup.ts'
import { scenes } from '../item/scene.testing.ts'
import * as react from '../react.ts'

testServerMarkup([react], { Gallery: <react.Gallery items={scenes} options={{ lightbox: true }} /> })
