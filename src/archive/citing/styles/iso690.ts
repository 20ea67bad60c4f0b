/** References by DIN ISO 690, author and year, for parts and wholes of this archive; in CSL. */
export const ISO_690 = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
  <info>
    <title>DIN ISO 690 (Stubai Tarock Archive)</title>
    <id>stubai-iso690</id>
    <updated>2026-11-30T00:00:00+00:00</updated>
  </info>
  <locale xml:lang="de"><terms><term name="edition">Ausgabe</term></terms></locale>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography>
    <layout suffix=".">
      <group delimiter=". ">
        <group delimiter=", ">
          <names variable="author"><name/></names>
          <date variable="issued"><date-part name="year"/></date>
        </group>
        <choose>
          <if type="chapter">
            <group delimiter=". ">
              <text variable="title"/>
              <group delimiter=": ">
                <text term="in" text-case="capitalize-first"/>
                <text variable="container-title" font-style="italic" suffix=" [online]"/>
              </group>
            </group>
          </if>
          <else><text variable="title" font-style="italic" suffix=" [online]"/></else>
        </choose>
        <text variable="edition"/>
        <group delimiter=" ">
          <text term="edition" text-case="capitalize-first"/>
          <text variable="version"/>
        </group>
        <date variable="issued" form="text"/>
        <text variable="URL" prefix="Verfügbar unter: "/>
      </group>
    </layout>
  </bibliography>
</style>`;
